/**
 * Content-Security-Policy of the worker that runs MuJoCo, which browsers take from the response of its script: it alone may compile
 * WebAssembly, and it loads from the site only. No page may.
 */
export const simulationPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
