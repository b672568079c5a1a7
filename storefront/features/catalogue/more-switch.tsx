type Props = { more: string; less: string };

/**
 * A checkbox that styles alone listen to, so that long lists open without script too: what is
 * folded carries `foldedClass`, list and switch stand in one `group/fold`.
 */
export const MoreSwitch = ({ more, less }: Props) => (
  <label className="link inline-flex min-h-11 items-center rounded-control text-sm font-medium has-focus-visible:outline-2">
    <input type="checkbox" className="peer sr-only" />
    <span className="peer-checked:hidden">{more}</span>
    <span className="hidden peer-checked:inline">{less}</span>
  </label>
);

export const foldedClass = 'hidden group-has-[input:checked]/fold:block';
