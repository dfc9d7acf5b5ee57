/** Stands in for the package `invariant`, of which the router needs no more: throws the message where what must hold does not. */
export default function invariant(holds: unknown, message: string): void {
  if (!holds) throw new Error(message);
}
