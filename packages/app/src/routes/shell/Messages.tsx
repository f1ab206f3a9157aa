import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { toasts } from '../../state/toasts';
import { WidgetBoundary } from './WidgetBoundary';

const MessageList = lazy(() => import('./MessageList').then((module) => ({ default: module.MessageList })));

/** The messages of the whole site, loaded with the first of them (product §9). */
export function Messages() {
  const { list } = useSnapshot(toasts);
  const [needed, setNeeded] = useState(false);
  if (list.length > 0 && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <WidgetBoundary>
      <Suspense fallback={null}>
        <MessageList list={list} />
      </Suspense>
    </WidgetBoundary>
  );
}
