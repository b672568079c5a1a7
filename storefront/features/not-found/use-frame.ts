import { useEffect, useRef } from 'react';
import type { LayoutData } from '../../layout/layout-data.ts';
import { useFrameData, useRevalidation } from '../../router/hooks.ts';

/**
 * What stands around the page. A part the frame could not read is asked for once more: whoever
 * is lost needs the menu, the search and the phones most.
 */
export function useFrame(): LayoutData | undefined {
  const frame = useFrameData<LayoutData>();
  const { revalidate } = useRevalidation();
  const asked = useRef(false);
  const isWhole = frame !== undefined && !isMissingParts(frame);

  useEffect(() => {
    if (isWhole || asked.current) return;
    asked.current = true;
    revalidate();
  }, [isWhole, revalidate]);

  return frame;
}

const isMissingParts = ({ menu, phones, contacts, company, settings }: LayoutData) =>
  menu.length === 0 || phones.length === 0 || !contacts || !company || !settings;
