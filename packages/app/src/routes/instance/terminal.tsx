import { TerminalScreen } from '@compute-market/patterns/instance/TerminalScreen';
import { useParams } from 'react-router-dom';
import { TerminalPlace } from './terminal/TerminalPlace';
import { useTerminal } from './terminal/useTerminal';

function TerminalPage({ name }: { name: string }) {
  const { place, terminal, actions } = useTerminal(name);
  return (
    <TerminalScreen
      name={name}
      terminal={terminal}
      surface={<TerminalPlace ref={place} />}
      onReconnect={actions.reconnect}
      onCopy={actions.copy}
      onPaste={actions.paste}
      onFontStep={actions.stepFont}
      onReadAloud={actions.readAloud}
    />
  );
}

export function Component() {
  const { instanceName = '' } = useParams();
  return <TerminalPage key={instanceName} name={instanceName} />;
}
