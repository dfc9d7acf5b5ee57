/** Says in the place of a tool that it needs JavaScript, to who has none: the text around it speaks of the tool all the same. */
export const NeedsScript = ({ children }: { readonly children: string }) => (
  <noscript>
    <p>{children}</p>
  </noscript>
);
