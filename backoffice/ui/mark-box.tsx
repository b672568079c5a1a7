type Props = { label: string; isMarked: boolean; onMark: (isMarked: boolean) => void };

/** Marks a row of a list. The whole cell takes the press: beside it a press opens the row. */
export const MarkBox = ({ label, isMarked, onMark }: Props) => (
  <label className="above-row-link -my-2 grid size-11 cursor-pointer place-items-center">
    <input
      type="checkbox"
      className="tick"
      aria-label={label}
      checked={isMarked}
      onChange={(event) => onMark(event.currentTarget.checked)}
    />
  </label>
);
