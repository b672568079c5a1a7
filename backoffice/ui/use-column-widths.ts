import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { layoutHere } from './list-memory.ts';

/**
 * How wide columns were when a list became too long for the document: were they as wide as the rows
 * that happen to be there, they would move while one scrolls. Content that needs more still gets it.
 */
export function useColumnWidths(name: string, columns: number, isWhole: boolean) {
  const head = useRef<HTMLTableRowElement>(null);
  const [layout] = useState(() => layoutHere(name));
  const [widths, setWidths] = useState(layout.widths);
  useLayoutEffect(() => {
    if (isWhole || widths?.length === columns || !head.current) return;
    layout.widths = [...head.current.cells].map((cell) => cell.getBoundingClientRect().width);
    setWidths(layout.widths);
  }, [layout, isWhole, widths, columns]);
  useEffect(() => {
    const forget = () => {
      layout.widths = null;
      setWidths(null);
    };
    window.addEventListener('resize', forget);
    return () => window.removeEventListener('resize', forget);
  }, [layout]);
  return { head, widths: isWhole || widths?.length !== columns ? null : widths };
}
