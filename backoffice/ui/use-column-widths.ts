import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * How wide columns were when a list became too long for the document: were they as wide as the rows
 * that happen to be there, they would move while one scrolls. Content that needs more still gets it.
 */
export function useColumnWidths(columns: number, isWhole: boolean) {
  const head = useRef<HTMLTableRowElement>(null);
  const [widths, setWidths] = useState<number[] | null>(null);
  useLayoutEffect(() => {
    if (isWhole || widths?.length === columns || !head.current) return;
    setWidths([...head.current.cells].map((cell) => cell.getBoundingClientRect().width));
  }, [isWhole, widths, columns]);
  useEffect(() => {
    const forget = () => setWidths(null);
    window.addEventListener('resize', forget);
    return () => window.removeEventListener('resize', forget);
  }, []);
  return { head, widths: isWhole || widths?.length !== columns ? null : widths };
}
