import type { SolidTone, Triple } from '../../model/solidScene';
import type { Camera } from './camera';
import type { Mesh } from './bounds';
import { sheetFragment, sheetVertex, surfaceFragment, surfaceVertex } from './shaders';
import type { SolidColours } from './solidColours';

/** A piece at its current place. */
export interface ShownPiece {
  /** Name of its mesh. */
  readonly mesh: string;
  /** Rows of the 3 × 4 matrix that places the mesh, in mm. */
  readonly place: readonly number[];
  readonly tone: SolidTone;
  /** ID that `pieceAt` returns, from 1 to 65,535. Outlines are drawn between different IDs. */
  readonly number: number;
  /** Whether it is highlighted, because the reader points at it. */
  readonly marked?: boolean;
}

/** Clipping plane. Keeps what is in front of it: `normal` · point ≥ `distance`, in mm. */
export interface Cut {
  readonly normal: Triple;
  readonly distance: number;
}

/** One frame to draw. */
export interface Sheet {
  readonly pieces: readonly ShownPiece[];
  readonly camera: Camera;
  readonly colours: SolidColours;
  /** Size in CSS px, and device px per CSS px. */
  readonly width: number;
  readonly height: number;
  readonly density: number;
  /** Whether lines are antialiased, which takes four times as long; for frames without motion. */
  readonly smooth: boolean;
  readonly cuts?: readonly Cut[];
}

/** Draws solids on a canvas. */
export interface Renderer {
  /** Uploads a mesh to the GPU; once per name. */
  readonly addMesh: (name: string, mesh: Mesh) => void;
  readonly hasMesh: (name: string) => boolean;
  readonly draw: (sheet: Sheet) => void;
  /** Number of the piece drawn at a point in CSS px from the top left; 0 if there is none. */
  readonly pieceAt: (x: number, y: number) => number;
  /** Frees all resources. */
  readonly end: () => void;
}

const tones: readonly SolidTone[] = ['built', 'added', 'driven'];

/** Floats per instance: three rows of its matrix, number, tone, and −1 for a mirror image. */
const stride = 15;

interface CardMesh {
  readonly array: WebGLVertexArrayObject;
  readonly buffers: readonly WebGLBuffer[];
  readonly count: number;
}

/** Creates a WebGL 2 renderer for a canvas; null if the browser doesn't support it. */
export function startRenderer(canvas: HTMLCanvasElement): Renderer | null {
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false, powerPreference: 'default' });
  if (!gl) return null;
  const surface = programOf(gl, surfaceVertex, surfaceFragment);
  const sheetProgram = programOf(gl, sheetVertex, sheetFragment);
  const empty = gl.createVertexArray();
  const instances = gl.createBuffer();
  const frame = gl.createFramebuffer();
  const seen = gl.createTexture();
  const depths = gl.createRenderbuffer();
  const meshes = new Map<string, CardMesh>();
  let held = { width: 0, height: 0 };
  let used = { width: 0, height: 0, perPx: 1 };

  const holdRoom = (width: number, height: number): void => {
    if (held.width === width && held.height === height) return;
    held = { width, height };
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.bindTexture(gl.TEXTURE_2D, seen);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32UI, width, height, 0, gl.RGBA_INTEGER, gl.UNSIGNED_INT, null);
    for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, seen, 0);
    gl.bindRenderbuffer(gl.RENDERBUFFER, depths);
    gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT24, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, depths);
  };

  const addMesh: Renderer['addMesh'] = (name, { points, triangles }) => {
    const array = gl.createVertexArray();
    gl.bindVertexArray(array);
    const buffers = (
      [
        [gl.ARRAY_BUFFER, points],
        [gl.ELEMENT_ARRAY_BUFFER, triangles],
      ] as const
    ).map(([target, data]) => {
      const buffer = gl.createBuffer();
      gl.bindBuffer(target, buffer);
      gl.bufferData(target, data, gl.STATIC_DRAW);
      return buffer;
    });
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 0, 0);
    for (let location = 1; location <= 4; location++) {
      gl.enableVertexAttribArray(location);
      gl.vertexAttribDivisor(location, 1);
    }
    gl.bindVertexArray(null);
    meshes.set(name, { array, buffers, count: triangles.length });
  };

  const draw: Renderer['draw'] = ({ pieces, camera, colours, width, height, density, smooth, cuts = [] }) => {
    const [columns, rows] = [width, height].map((px) => Math.max(1, Math.round(px * density))) as [number, number];
    if (canvas.width !== columns || canvas.height !== rows) [canvas.width, canvas.height] = [columns, rows];
    const fine = smooth ? 2 : 1;
    holdRoom(columns * fine, rows * fine);
    used = { width: columns * fine, height: rows * fine, perPx: density * fine };
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.viewport(0, 0, used.width, used.height);
    gl.clearBufferuiv(gl.COLOR, 0, farAway);
    gl.clearBufferfv(gl.DEPTH, 0, [1]);
    gl.enable(gl.DEPTH_TEST);
    gl.useProgram(surface.program);
    for (const name of ['right', 'up', 'target'] as const) gl.uniform3fv(surface.at(name), camera[name]);
    gl.uniform3fv(surface.at('eye'), camera.towardsEye);
    gl.uniform3f(surface.at('size'), (2 * camera.zoom) / width, (2 * camera.zoom) / height, 1 / depthReach);
    const planes = [0, 1].flatMap((index) => [...(cuts[index]?.normal ?? [0, 0, 0]), cuts[index]?.distance ?? -1]);
    gl.uniform4fv(surface.at('cuts'), planes);
    const byMesh = grouped(pieces);
    const floats = new Float32Array(pieces.length * stride);
    let next = 0;
    for (const group of byMesh.values())
      for (const { place, tone, number, marked } of group) {
        floats.set(place, next);
        floats.set([number, tones.indexOf(tone) + (marked ? 8 : 0), isMirror(place) ? -1 : 1], next + 12);
        next += stride;
      }
    gl.bindBuffer(gl.ARRAY_BUFFER, instances);
    gl.bufferData(gl.ARRAY_BUFFER, floats, gl.DYNAMIC_DRAW);
    let first = 0;
    for (const [name, group] of byMesh) {
      const mesh = meshes.get(name);
      if (mesh) {
        gl.bindVertexArray(mesh.array);
        gl.bindBuffer(gl.ARRAY_BUFFER, instances);
        for (let row = 0; row < 4; row++)
          gl.vertexAttribPointer(1 + row, row < 3 ? 4 : 3, gl.FLOAT, false, stride * 4, (first * stride + row * 4) * 4);
        gl.drawElementsInstanced(gl.TRIANGLES, mesh.count, gl.UNSIGNED_INT, 0, group.length);
      }
      first += group.length;
    }
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, columns, rows);
    gl.disable(gl.DEPTH_TEST);
    gl.useProgram(sheetProgram.program);
    gl.bindTexture(gl.TEXTURE_2D, seen);
    gl.uniform1i(sheetProgram.at('fine'), fine);
    // Half an outline, which lies on both sides of a contour: like those of the drawing, it is thinner on a narrow sheet.
    gl.uniform1i(sheetProgram.at('outline'), Math.max(1, Math.round(used.perPx * Math.min(0.8, width / 800))));
    gl.uniform1i(sheetProgram.at('thin'), used.perPx < 2 ? 1 : 0);
    // A depth difference below this is a steep surface, not an edge.
    gl.uniform1f(sheetProgram.at('leap'), Math.max(0.8, 8 / (camera.zoom * used.perPx)) / (2 * depthReach));
    gl.uniform3fv(
      sheetProgram.at('lines'),
      tones.flatMap((tone) => colours[tone].line),
    );
    gl.uniform3fv(
      sheetProgram.at('fills'),
      tones.flatMap((tone) => colours[tone].fills.flat()),
    );
    gl.uniform3fv(sheetProgram.at('markedFill'), colours.marked);
    gl.bindVertexArray(empty);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };

  const pieceAt: Renderer['pieceAt'] = (x, y) => {
    const found = new Uint32Array(4);
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    const [column, row] = [Math.floor(x * used.perPx), used.height - 1 - Math.floor(y * used.perPx)];
    gl.readPixels(column, row, 1, 1, gl.RGBA_INTEGER, gl.UNSIGNED_INT, found);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    return found[0] ?? 0;
  };

  const end = (): void => {
    for (const { array, buffers } of meshes.values()) {
      gl.deleteVertexArray(array);
      for (const buffer of buffers) gl.deleteBuffer(buffer);
    }
    meshes.clear();
    // Browsers allow few contexts, and keep a dropped one until garbage collection.
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  };

  return { addMesh, hasMesh: (name) => meshes.has(name), draw, pieceAt, end };
}

/** Clear value: no piece, and the greatest depth, 1, as the bits of a float. */
const farAway = new Uint32Array([0, 0, 0, 0x3f800000]);

/** Depth range in mm, before and behind the middle of the sheet. */
const depthReach = 4000;

const isMirror = ([a = 0, b = 0, c = 0, , d = 0, e = 0, f = 0, , g = 0, h = 0, i = 0]: readonly number[]): boolean =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) < 0;

/** Groups pieces by mesh: each mesh is drawn once, as instances. */
function grouped(pieces: readonly ShownPiece[]): Map<string, ShownPiece[]> {
  const groups = new Map<string, ShownPiece[]>();
  for (const piece of pieces) {
    const group = groups.get(piece.mesh);
    if (group) group.push(piece);
    else groups.set(piece.mesh, [piece]);
  }
  return groups;
}

function programOf(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
  const program = gl.createProgram();
  const shaders = ([gl.VERTEX_SHADER, gl.FRAGMENT_SHADER] as const).map((type, index) => {
    const shader = gl.createShader(type);
    // Null if the context is lost; the next draw reports it.
    if (!shader) return null;
    gl.shaderSource(shader, index === 0 ? vertex : fragment);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    return shader;
  });
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(
      `The browser cannot draw in 3D: ${[gl.getProgramInfoLog(program), ...shaders.map((shader) => shader && gl.getShaderInfoLog(shader))].filter(Boolean).join(' ')}`,
    );
  const places = new Map<string, WebGLUniformLocation | null>();
  const at = (name: string): WebGLUniformLocation | null => {
    if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
    return places.get(name) ?? null;
  };
  return { program, at };
}
