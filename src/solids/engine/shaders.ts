/**
 * Projects a vertex to the sheet. Each instance has the rows of its matrix and a mark: number, tone (plus 8 if highlighted), and −1 for a
 * mirror image.
 */
export const surfaceVertex = `#version 300 es
layout(location=0) in vec3 point;
layout(location=1) in vec4 rowX;
layout(location=2) in vec4 rowY;
layout(location=3) in vec4 rowZ;
layout(location=4) in vec3 mark;
uniform vec3 right, up, eye, target;
uniform vec3 size;
out vec3 place;
out vec3 seenAt;
flat out vec3 marked;
void main() {
  vec4 from = vec4(point, 1.0);
  place = vec3(dot(rowX, from), dot(rowY, from), dot(rowZ, from));
  vec3 away = place - target;
  seenAt = vec3(dot(right, away), dot(up, away), dot(eye, away));
  gl_Position = vec4(seenAt.xy * size.xy, -seenAt.z * size.z, 1.0);
  marked = mark;
}`;

/** Writes per pixel: number of the piece, its tone and side, direction of its facet, and depth. */
export const surfaceFragment = `#version 300 es
precision highp float;
precision highp int;
in vec3 place;
in vec3 seenAt;
flat in vec3 marked;
uniform vec4 cuts[2];
layout(location=0) out uvec4 seen;
void main() {
  // Before pixels are discarded, whose neighbours would lack them.
  vec3 facing = cross(dFdx(seenAt), dFdy(seenAt));
  if (dot(cuts[0].xyz, place) < cuts[0].w || dot(cuts[1].xyz, place) < cuts[1].w) discard;
  bool inside = gl_FrontFacing == (marked.z < 0.0);
  vec2 towards = inside ? vec2(0.0) : normalize(facing).xy;
  seen = uvec4(uint(marked.x + 0.5), uint(marked.y + 0.5) + (inside ? 4u : 0u), packSnorm2x16(towards), floatBitsToUint(gl_FragCoord.z));
}`;

/** One triangle that covers the whole sheet. */
export const sheetVertex = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`;

/**
 * Draws the sheet in the style of the drawings: three flat shades per tone, a thick line around each piece, a thin one where a surface
 * bends or hides another part of itself. Lines are detected between pixels, so meshes need no edges.
 */
export const sheetFragment = `#version 300 es
precision highp float;
precision highp int;
uniform highp usampler2D seen;
uniform int fine;
uniform int outline;
uniform bool thin;
uniform float leap;
uniform vec3 lines[3];
uniform vec3 fills[9];
uniform vec3 markedFill;
out vec4 colour;

ivec2 last;
uvec4 at(ivec2 p) { return texelFetch(seen, clamp(p, ivec2(0), last), 0); }
float depthOf(uvec4 one) { return uintBitsToFloat(one.w); }
vec3 facingOf(uvec4 one) {
  vec2 flat_ = unpackSnorm2x16(one.z);
  return vec3(flat_, sqrt(max(0.0, 1.0 - dot(flat_, flat_))));
}
bool bends(vec3 one, uvec4 other) { return dot(one, facingOf(other)) < 0.86; }

vec4 drawn(ivec2 p) {
  uvec4 here = at(p);
  // Neighbours beside it, then the diagonal ones.
  uvec4 beside[8];
  int corner = max(outline * 2 / 3, 1);
  beside[0] = at(p + ivec2(outline, 0));
  beside[1] = at(p - ivec2(outline, 0));
  beside[2] = at(p + ivec2(0, outline));
  beside[3] = at(p - ivec2(0, outline));
  beside[4] = at(p + ivec2(corner, corner));
  beside[5] = at(p - ivec2(corner, corner));
  beside[6] = at(p + ivec2(corner, -corner));
  beside[7] = at(p - ivec2(corner, -corner));
  bool isOutline = false;
  uvec4 nearest = here;
  for (int i = 0; i < 8; i++) {
    if (beside[i].x == here.x) continue;
    isOutline = true;
    if (depthOf(beside[i]) < depthOf(nearest)) nearest = beside[i];
  }
  int tone = int(nearest.y & 3u);
  if (isOutline) return vec4(lines[tone], 1.0);
  if (here.x == 0u) return vec4(0.0);
  bool inside = (here.y & 4u) != 0u;
  vec3 facing = facingOf(here);
  if (!inside) {
    float depth = 2.0 * depthOf(here);
    bool isEdge = bends(facing, beside[0]) || bends(facing, beside[2]) || (!thin && (bends(facing, beside[1]) || bends(facing, beside[3])));
    bool isLeap = depthOf(beside[0]) + depthOf(beside[1]) - depth > leap || depthOf(beside[2]) + depthOf(beside[3]) - depth > leap;
    if (isEdge || isLeap) return vec4(lines[tone], 1.0);
  }
  float bright = dot(facing, vec3(-0.35, 0.7, 0.62));
  vec3 fill = bright > 0.45 ? fills[tone * 3] : bright > -0.05 ? fills[tone * 3 + 1] : fills[tone * 3 + 2];
  if (inside) fill = (p.x + p.y) % (8 * outline) < outline ? lines[tone] : fills[tone * 3];
  if ((here.y & 8u) != 0u) fill = mix(fill, markedFill, 0.6);
  return vec4(fill, 1.0);
}

void main() {
  last = textureSize(seen, 0) - 1;
  ivec2 from = ivec2(gl_FragCoord.xy) * fine;
  vec4 sum = vec4(0.0);
  for (int y = 0; y < fine; y++) for (int x = 0; x < fine; x++) sum += drawn(from + ivec2(x, y));
  colour = sum / float(fine * fine);
}`;
