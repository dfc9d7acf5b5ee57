/** Says aloud what a press has done, beside its button: not every screen reader says that the name of a button has changed. */
export const SaidAloud = ({ words }: { readonly words: string }) => (
  <span role="alert" className="visually-hidden">
    {words}
  </span>
);
