import { setOC } from 'replicad';
import openCascade from 'replicad-opencascadejs';

let loading: Promise<void> | undefined;

/** Loads the CAD kernel (OpenCascade in WebAssembly) once per process; models can be built after it has resolved. */
export function loadKernel(): Promise<void> {
  loading ??= openCascade().then((kernel) => setOC(kernel));
  return loading;
}
