import { TerminalScreen } from '@compute-market/patterns/instance/TerminalScreen';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { TerminalPlace } from './terminal/TerminalPlace';
import { useTerminal } from './terminal/useTerminal';

function TerminalPage({ name }: { name: string }) {
  const page = useRef<HTMLDivElement>(null);
  // Out of the terminal, the keyboard goes on behind it.
  const { place, terminal, actions } = useTerminal(name, () =>
    page.current?.querySelector<HTMLElement>('[data-part="after"]')?.focus(),
  );
  return (
    <div ref={page}>
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
    </div>
  );
}

export function Component() {
  const { instanceName = '' } = useParams();
  return <TerminalPage key={instanceName} name={instanceName} />;
}
