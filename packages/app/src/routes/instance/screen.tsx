import { VncScreen } from '@compute-market/patterns/instance/VncScreen';
import { useParams } from 'react-router-dom';
import { screenRouteMessages as messages } from './screen/messages';
import { ScreenCanvas } from './screen/ScreenCanvas';
import { useScreen } from './screen/useScreen';

function ScreenPage({ name }: { name: string }) {
  const { canvas, screen, actions } = useScreen(name);
  return (
    <VncScreen
      name={name}
      screen={screen}
      surface={<ScreenCanvas ref={canvas} tabIndex={0} role="application" aria-label={messages.canvas(name)} />}
      onReconnect={actions.reconnect}
      onPress={actions.press}
      onPaste={actions.paste}
      onFullScreen={actions.fullScreen}
    />
  );
}

export function Component() {
  const { instanceName = '' } = useParams();
  return <ScreenPage key={instanceName} name={instanceName} />;
}
