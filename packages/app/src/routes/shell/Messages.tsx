import { useToasts } from '@compute-market/components/toast';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { MessageList } from './MessageList';
import { WidgetBoundary } from './WidgetBoundary';

/** The messages of the whole site (product §9). Their code is here before the first of them: without a network it could not be fetched any more (decisions 32). They stand at the body: a window that is open makes all of the page inert that it found. */
export function Messages() {
  const some = useToasts().length > 0;
  const [needed, setNeeded] = useState(false);
  if (some && !needed) setNeeded(true);
  if (!needed) return null;
  return createPortal(
    <WidgetBoundary>
      <MessageList />
    </WidgetBoundary>,
    document.body,
  );
}
