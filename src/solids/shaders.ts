/** Brings a corner to the sheet; each piece has rows of its matrix and a mark: number, tone (with 8 where it is marked), and −1 where it is a mirror image. */
export const surfaceVertex = `#version 300 es
layout(location=0) in vec3 point;
layout(location=1) in vec3 normal;
layout(location=2) in vec4 rowX;
layout(location=3) in vec4 rowY;
layout(location=4) in vec4 rowZ;
layout(location=5) in vec3 mark;
uniform vec3 right, up, eye, target;
uniform vec3 size;
out vec3 place;
out vec3 facing;
flat out vec3 marked;
void main() {
  vec4 from = vec4(point, 1.0);
  place = vec3(dot(rowX, from), dot(rowY, from), dot(rowZ, from));
  vec3 turned = vec3(dot(rowX.xyz, normal), dot(rowY.xyz, normal), dot(rowZ.xyz, normal));
  facing = vec3(dot(right, turned), dot(up, turned), dot(eye, turned));
  vec3 away = place - target;
  gl_Position = vec4(dot(right, away) * size.x, dot(up, away) * size.y, -dot(eye, away) * size.z, 1.0);
  marked = mark;
}`;

/** Writes what is seen at each pixel: direction of the surface, tone and side of it, and the number of the piece. */
export const surfaceFragment = `#version 300 es
precision highp float;
in vec3 place;
in vec3 facing;
flat in vec3 marked;
uniform vec4 cuts[2];
layout(location=0) out vec4 surface;
layout(location=1) out vec4 piece;
void main() {
  if (dot(cuts[0].xyz, place) < cuts[0].w || dot(cuts[1].xyz, place) < cuts[1].w) discard;
  bool inside = gl_FrontFacing == (marked.z < 0.0);
  surface = vec4(normalize(inside ? vec3(0.0, 0.0, 1.0) : facing) * 0.5 + 0.5, (marked.y + (inside ? 4.0 : 0.0)) / 255.0);
  piece = vec4(mod(marked.x, 256.0) / 255.0, floor(marked.x / 256.0) / 255.0, 1.0, 1.0);
}`;

/** Two triangles over the whole sheet. */
export const sheetVertex = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`;

/**
 * Draws the sheet as the drawings are drawn: three flat shades of each tone, a thick line round each piece, a thin one where a surface
 * bends or hides another part of itself. Lines are found between pixels, so that no mesh has to bring its edges.
 */
export const sheetFragment = `#version 300 es
precision highp float;
precision highp int;
uniform sampler2D surfaces;
uniform sampler2D pieces;
uniform highp sampler2D depths;
uniform int fine;
uniform int outline;
uniform bool thin;
uniform float leap;
uniform vec3 lines[3];
uniform vec3 fills[9];
uniform vec3 markedFill;
out vec4 colour;

ivec2 last;
vec4 surfaceAt(ivec2 p) { return texelFetch(surfaces, clamp(p, ivec2(0), last), 0); }
float numberAt(ivec2 p) {
  vec4 found = texelFetch(pieces, clamp(p, ivec2(0), last), 0);
  return floor(found.x * 255.0 + 0.5) + 256.0 * floor(found.y * 255.0 + 0.5);
}
float depthAt(ivec2 p) { return texelFetch(depths, clamp(p, ivec2(0), last), 0).r; }
int toneAt(vec4 found) { return int(found.w * 255.0 + 0.5) & 3; }

vec4 drawn(ivec2 p) {
  float number = numberAt(p);
  vec4 surface = surfaceAt(p);
  float depth = depthAt(p);
  int tone = toneAt(surface);
  bool isOutline = false;
  float nearest = depth;
  for (int i = 0; i < 8; i++) {
    ivec2 away = i < 4 ? ivec2(i == 0 ? 1 : i == 1 ? -1 : 0, i == 2 ? 1 : i == 3 ? -1 : 0) * outline
                       : ivec2(i % 2 == 0 ? 1 : -1, i < 6 ? 1 : -1) * max(outline * 2 / 3, 1);
    ivec2 beside = p + away;
    if (numberAt(beside) != number) {
      isOutline = true;
      float other = depthAt(beside);
      if (other < nearest) { nearest = other; tone = toneAt(surfaceAt(beside)); }
    }
  }
  if (isOutline) return vec4(lines[tone], 1.0);
  if (number == 0.0) return vec4(0.0);
  int code = int(surface.w * 255.0 + 0.5);
  bool inside = (code & 4) != 0;
  vec3 normal = surface.xyz * 2.0 - 1.0;
  if (!inside) {
    for (int i = 0; i < 2; i++) {
      ivec2 ahead = i == 0 ? ivec2(1, 0) : ivec2(0, 1);
      vec4 next = surfaceAt(p + ahead);
      vec4 before = surfaceAt(p - ahead);
      bool bends = dot(normal, next.xyz * 2.0 - 1.0) < 0.86 || (!thin && dot(normal, before.xyz * 2.0 - 1.0) < 0.86);
      bool leaps = depthAt(p + ahead) + depthAt(p - ahead) - 2.0 * depth > leap;
      if (bends || leaps) return vec4(lines[tone], 1.0);
    }
  }
  float bright = dot(normal, vec3(-0.35, 0.7, 0.62));
  vec3 fill = bright > 0.45 ? fills[tone * 3] : bright > -0.05 ? fills[tone * 3 + 1] : fills[tone * 3 + 2];
  if (inside) fill = (p.x + p.y) % (8 * outline) < outline ? lines[tone] : fills[tone * 3];
  if ((code & 8) != 0) fill = mix(fill, markedFill, 0.6);
  return vec4(fill, 1.0);
}

void main() {
  last = textureSize(surfaces, 0) - 1;
  ivec2 from = ivec2(gl_FragCoord.xy) * fine;
  vec4 sum = vec4(0.0);
  for (int y = 0; y < fine; y++) for (int x = 0; x < fine; x++) sum += drawn(from + ivec2(x, y));
  colour = sum / float(fine * fine);
}`;
