import { ErrorHelp } from '@compute-market/components/error-state';
import { LinkButton } from '@compute-market/components/link-button';
import { SideNav } from '@compute-market/components/side-nav';
import { Skeleton } from '@compute-market/components/skeleton';
import { routes, type RouteKey } from '@compute-market/contract/routes';
import type { ReactNode } from 'react';
import type { Viewer } from '../../viewer';
import { consoleGroups } from './console-groups';
import { Content, Pending, Root, Side } from './ConsoleFrame.styles';
import { consoleFrameMessages as messages } from './messages';

export interface ConsoleFrameProps {
  viewer: Viewer;
  /** It could not be read who looks: nothing is waited for; the bar asks again. */
  failed?: boolean;
  /** The entry that is lit: `litEntryOf(route, from)` of the contract. */
  lit: RouteKey | null;
  /** A ticket has an answer that was not read. */
  unreadWorkOrder: boolean;
  /** The page; the frame gives it its padding and its width of at most 1440. */
  children: ReactNode;
}

/** What could not be loaded ends with the way to a ticket (screens A3), except where tickets are written. */
const ticket = <LinkButton href={routes.selectQuestion.to()}>{messages.ticket}</LinkButton>;

/** Side navigation and content of the console. Under 1200 the navigation is icons, under 768 it is in the drawer of the top bar. */
export function ConsoleFrame({ viewer, failed = false, lit, unreadWorkOrder, children }: ConsoleFrameProps) {
  if (viewer.role === 'visitor')
    return (
      <Content id="main" tabIndex={-1}>
        {children}
      </Content>
    );
  return (
    <Root>
      <Side>
        {viewer.role === 'unknown' ? (
          !failed && (
            <Pending aria-busy>
              <Skeleton lines={8} />
            </Pending>
          )
        ) : (
          <SideNav label={messages.navigation} groups={consoleGroups(viewer, lit, unreadWorkOrder)} />
        )}
      </Side>
      <Content id="main" tabIndex={-1}>
        <ErrorHelp value={lit === 'createWorkOrder' ? null : ticket}>{children}</ErrorHelp>
      </Content>
    </Root>
  );
}
