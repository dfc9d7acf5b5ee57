import { icoFile, iconSvg, webAppManifest } from '../../../src/outputs/webApp/writeWebApp';

it('describes the site to browsers that install it', () => {
  const manifest = JSON.parse(webAppManifest()) as { readonly name: string; readonly start_url: string; readonly icons: readonly object[] };
  expect(manifest).toMatchObject({ name: 'OpenArm documentation', start_url: '/', display: 'minimal-ui' });
  expect(manifest.icons).toHaveLength(2);
});

it('puts the sign on a ground, in its light colours', () => {
  const svg = iconSvg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><style>@media (x){svg{stroke:#fff}}</style><path/></svg>');
  expect(svg).toContain('<rect');
  expect(svg).not.toContain('@media');
});

it('writes an icon file with its pictures one after the other', () => {
  const pictures = [
    { size: 16, png: Uint8Array.of(1, 2, 3) },
    { size: 256, png: Uint8Array.of(4) },
  ];
  const file = Buffer.from(icoFile(pictures));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const found = [6, 22].map((at) => {
    const offset = file.readUInt32LE(at + 12);
    return { size: file.readUInt8(at), bytes: [...file.subarray(offset, offset + file.readUInt32LE(at + 8))] };
  });
  expect(found).toEqual([
    { size: 16, bytes: [1, 2, 3] },
    { size: 0, bytes: [4] },
  ]);
});
