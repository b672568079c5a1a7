type Props = { more: string; less: string };

/** Unfolds the `folded` entries of the `folding` list it stands in; styles alone listen to it. */
export const FoldSwitch = ({ more, less }: Props) => (
  <label className="fold-switch link">
    <input type="checkbox" className="sr-only" />
    <span>{more}</span>
    <span>{less}</span>
  </label>
);
