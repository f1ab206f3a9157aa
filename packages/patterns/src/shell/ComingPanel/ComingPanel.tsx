import { EmptyState } from '@compute-market/components/empty-state';
import { LinkButton } from '@compute-market/components/link-button';
import { routes, type KeyedRoute } from '@compute-market/contract/routes';
import { StandInPage } from '../StandInPage';
import { comingMessages as messages } from './messages';

interface ComingPanelProps {
  route: Pick<KeyedRoute, 'key' | 'title' | 'menu'>;
}

/** A screen that is still to come: what it will do, and where to go on meanwhile. */
export function ComingPanel({ route }: ComingPanelProps) {
  const inConsole = route.menu === 'console';
  return (
    <StandInPage framed={inConsole} title={route.title}>
      <EmptyState
        title={messages.title(route.title)}
        help={messages.purposes[route.key] ?? messages.purpose}
        actions={
          <>
            {inConsole && route.key !== 'dashboard' && <LinkButton variant="outline" href={routes.dashboard.to()}>{messages.dashboard}</LinkButton>}
            {route.key !== 'store' && <LinkButton variant={inConsole ? 'plain' : 'outline'} href={routes.store.to()}>{messages.store}</LinkButton>}
            {route.key !== 'inform' && <LinkButton href={routes.inform.to()}>{messages.notices}</LinkButton>}
          </>
        }
      />
    </StandInPage>
  );
}
