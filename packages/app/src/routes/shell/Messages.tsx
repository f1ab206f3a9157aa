import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { toasts } from '../../state/toasts';
import { MessageList } from './MessageList';
import { WidgetBoundary } from './WidgetBoundary';

/** The messages of the whole site (product §9). Their code is here before the first of them: without a network it could not be fetched any more (decisions 32). */
export function Messages() {
  const { list } = useSnapshot(toasts);
  const [needed, setNeeded] = useState(false);
  if (list.length > 0 && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <WidgetBoundary>
      <MessageList list={list} />
    </WidgetBoundary>
  );
}
