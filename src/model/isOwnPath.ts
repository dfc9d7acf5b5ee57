/**
 * Whether a browser reads an address from the address bar, storage or a file as a path of this site: `//host`, `/\host` and `/<tab>/host` lead
 * elsewhere.
 */
export function isOwnPath(address: string): boolean {
  const own = 'https://own.invalid';
  try {
    return address.startsWith('/') && new URL(address, own).origin === own;
  } catch {
    return false;
  }
}
