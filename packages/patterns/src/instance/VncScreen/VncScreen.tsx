import { Button } from '@compute-market/components/button';
import { ChevronDownIcon } from '@compute-market/components/icons';
import { Menu } from '@compute-market/components/menu';
import type { ReactNode } from 'react';
import type { LineState } from '../LivePage/data';
import { LivePage } from '../LivePage/LivePage';
import { specialKeys, vncMessages as messages } from './messages';

export interface VncScreenProps {
  /** Name of the instance. */
  name: string;
  screen: LineState;
  /** Where the screen is drawn; it stays while the connection is made anew. */
  surface: ReactNode;
  onReconnect: () => void;
  /** Presses keys by their places (`KeyboardEvent.code`) together. */
  onPress: (codes: readonly string[]) => void;
  /** Types what is in the clipboard. */
  onPaste: () => void;
  onFullScreen: () => void;
}

function ScreenTools({
  screen,
  onPress,
  onPaste,
  onFullScreen,
}: Omit<VncScreenProps, 'name' | 'surface' | 'onReconnect'>) {
  const off = screen.state !== 'open';
  return (
    <>
      <Menu
        label={messages.sendKeys}
        align="end"
        trigger={
          <Button size="sm" icon={<ChevronDownIcon size={14} />} disabled={off}>
            {messages.sendKeys}
          </Button>
        }
        items={specialKeys.map(({ label, codes }) => ({ key: label, label, onSelect: () => onPress(codes) }))}
      />
      <Button size="sm" onClick={onPaste} disabled={off}>
        {messages.paste}
      </Button>
      <Button size="sm" onClick={onFullScreen} disabled={off}>
        {messages.fullScreen}
      </Button>
    </>
  );
}

/** 网页 VNC: the screen of a virtual machine, as wide as the page. The drawing itself is the application's (decisions 168). */
export function VncScreen({ name, surface, onReconnect, ...tools }: VncScreenProps) {
  return (
    <LivePage
      name={name}
      words={messages}
      line={tools.screen}
      tools={<ScreenTools {...tools} />}
      surface={surface}
      onReconnect={onReconnect}
    />
  );
}
