import { Toaster } from '@compute-market/components/toaster';
import { useEffect, useState } from 'react';
import { dismissToast, type Toast } from '../../state/toasts';

const toneOf = { success: 'ok', error: 'err', info: 'info', warning: 'warn' } as const;
const toItem = ({ id, tone, ...rest }: Toast) => ({ ...rest, id: String(id), tone: toneOf[tone] });

/** The live regions stand empty for a moment before the first message comes into them: only so do screen readers say it. */
export function MessageList({ list }: { list: readonly Toast[] }) {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setStands(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <Toaster toasts={stands ? list.map(toItem) : []} onDismiss={(id) => dismissToast(Number(id))} />;
}
