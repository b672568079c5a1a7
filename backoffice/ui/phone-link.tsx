/** A number to be called by a press, as it is written. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a
    href={`tel:${phone.replace(/[^\d+]/g, '')}`}
    // Above a row that is a link itself.
    className="relative whitespace-nowrap text-copper tabular-nums hover:underline"
  >
    {phone}
  </a>
);
