import { VncScreen } from '@compute-market/patterns/instance/VncScreen';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { screenRouteMessages as messages } from './screen/messages';
import { ScreenCanvas } from './screen/ScreenCanvas';
import { useScreen } from './screen/useScreen';

function ScreenPage({ name }: { name: string }) {
  const page = useRef<HTMLDivElement>(null);
  // Out of the screen, the keyboard goes on behind it.
  const { canvas, screen, actions } = useScreen(name, () =>
    page.current?.querySelector<HTMLElement>('[data-part="after"]')?.focus(),
  );
  return (
    <div ref={page}>
      <VncScreen
        name={name}
        screen={screen}
        surface={<ScreenCanvas ref={canvas} tabIndex={0} role="application" aria-label={messages.canvas(name)} />}
        onReconnect={actions.reconnect}
        onPress={actions.press}
        onPaste={actions.paste}
        onFullScreen={actions.fullScreen}
      />
    </div>
  );
}

export function Component() {
  const { instanceName = '' } = useParams();
  return <ScreenPage key={instanceName} name={instanceName} />;
}
