import { useToasts } from '@compute-market/components/toast';
import { Toaster } from '@compute-market/components/toaster';
import { useEffect, useState } from 'react';

const none = [] as const;

/** The live regions stand empty for a moment before the first message comes into them: only so do screen readers say it. */
export function MessageList() {
  const list = useToasts();
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setStands(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <Toaster toasts={stands ? list : none} />;
}
