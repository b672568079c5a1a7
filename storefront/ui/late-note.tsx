/** Over a place kept free: says what is awaited, once it takes long enough to wonder. */
export const LateNote = ({ children }: { children: string }) => (
  <p
    role="status"
    className="absolute inset-x-4 top-24 animate-[appear_180ms_2s_both] text-center font-medium text-steel"
  >
    {children}
  </p>
);
