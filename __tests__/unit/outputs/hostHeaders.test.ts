import { headersOf, parseHeaderRules } from '../../../scripts/siteServer';
import { contentSecurityPolicy, hostHeaders } from '../../../src/outputs/hostHeaders/hostHeaders';
import { hashSource, readHtml } from '../../../src/outputs/links/readHtml';

/** Hash of `alert(1)`, as `openssl dgst -sha256 -binary | base64` prints it. */
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

describe('the policy of pages', () => {
  it('allows the scripts and styles that stand in them by their hashes, once each, and nothing inline besides', () => {
    const policy = contentSecurityPolicy({ scripts: [alertHash, alertHash], styles: [hashSource('')] });
    expect(policy).toContain(`script-src 'self' ${alertHash};`);
    expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';");
    expect(policy).toMatch(/^default-src 'self'; media-src 'none'; object-src 'none'; /);
    expect(policy).toContain("base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
  });

  it('lets pages ask the hosted search where there is one, and nobody else', () => {
    const connect = (...args: Parameters<typeof contentSecurityPolicy>) => /connect-src ([^;]*)/.exec(contentSecurityPolicy(...args))?.[1];
    const none = { scripts: [], styles: [] };
    expect(connect(none, null)).toBe("'self'");
    expect(connect(none, { appId: 'APP1', agentId: null })).toBe(
      "'self' https://APP1-dsn.algolia.net https://APP1-1.algolianet.com https://APP1-2.algolianet.com https://APP1-3.algolianet.com",
    );
    expect(connect(none, { appId: 'APP1', agentId: 'agent' })).toContain('https://APP1.algolia.net');
  });
});

describe('what a page holds itself', () => {
  it('is read from scripts that run, styles, and attributes; data and files are not', () => {
    const { inline } = readHtml(
      '<head><style>a{}</style><noscript><style>b{}</style></noscript><script>x()</script><script type="module">y()</script></head>' +
        '<body><script type="application/ld+json">{}</script><script src="/a.js"></script><p style="color:red" onclick="z()">Text</p></body>',
    );
    expect(inline).toEqual({
      scripts: ['x()', 'y()'].map(hashSource),
      styles: ['a{}', 'b{}'].map(hashSource),
      attributes: ['<p style="color:red">', '<p onclick="z()">'],
    });
  });
});

describe('the headers of a host', () => {
  const inline = (script: string) => ({ inline: { scripts: [hashSource(script)], styles: [], attributes: [] } });
  const text = hostHeaders({
    published: [{ folder: '/engine', policy: "script-src 'wasm-unsafe-eval'" }, { folder: '/plain' }],
    basePath: '/docs',
    runtimeStyles: [''],
    pages: new Map([
      ['/', inline('home()')],
      ['/hardware/', inline('hardware()')],
      ['/hardware/motor', inline('alert(1)')],
      ['/search', inline('search()')],
      ['/404.html', inline('gone()')],
    ]),
  });
  const rules = parseHeaderRules(text);
  const policyOf = (path: string) => headersOf(rules, path)['content-security-policy'];

  it('give each page the hashes of its section', () => {
    expect(policyOf('/docs/hardware/motor')).toContain(alertHash);
    expect(policyOf('/docs/hardware/')).toBe(policyOf('/docs/hardware/motor'));
    expect(policyOf('/docs/')).toBeDefined();
    expect(policyOf('/docs/')).not.toContain(alertHash);
    for (const path of ['/docs/search', '/docs/search/', '/docs/404.html']) expect(policyOf(path)).toBeDefined();
    for (const path of ['/docs/hardware', '/docs/hardware.html']) expect(policyOf(path)).toBe(policyOf('/docs/hardware/'));
  });

  it('let programs in pages of other sites read text and tables, and no page', () => {
    const allowed = (path: string) => headersOf(rules, path)['access-control-allow-origin'];
    for (const path of ['/docs/hardware/motor.md', '/docs/data/ids.json', '/docs/llms.txt', '/docs/llms-full.txt'])
      expect(allowed(path)).toBe('*');
    for (const path of ['/docs/hardware/motor', '/docs/mcp', '/hardware/motor.md']) expect(allowed(path)).toBeUndefined();
  });

  it('have the service worker asked for each time, and let it ask the site alone', () =>
    expect(headersOf(rules, '/docs/sw.js')).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    }));

  it('let nothing run in the pieces of pages that Gatsby keeps', () =>
    expect(policyOf('/docs/_gatsby/slices/_gatsby-scripts-1.html')).toBe("default-src 'none'"));

  it('protect what is no page, too, which needs no policy', () => {
    expect(headersOf(rules, '/docs/static/a/arm.svg')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(policyOf('/docs/static/a/arm.svg')).toBeUndefined();
    expect(headersOf(rules, '/elsewhere')).toEqual({});
  });

  it('give the folder of a component the policy that it asks for, and no page', () => {
    expect(policyOf('/docs/engine/worker-0123456789abcdef0123.js')).toBe("script-src 'wasm-unsafe-eval'");
    expect(policyOf('/docs/plain/file.json')).toBeUndefined();
    for (const path of ['/docs/', '/docs/hardware/motor', '/docs/search', '/docs/404.html'])
      expect(policyOf(path)).not.toContain('wasm-unsafe-eval');
  });
});
