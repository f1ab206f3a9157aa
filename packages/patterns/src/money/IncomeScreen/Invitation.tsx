import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { Link } from '@compute-market/components/link';
import type { GpuMarket } from '@compute-market/contract/entities/gpu';
import { routes } from '@compute-market/contract/routes';
import { dataOf, type Resource } from '../../resource';
import { PageBody, PageHead } from '../../shell/PageHead';
import { SlowHint } from '../../slow-hint';
import { ReadFailure } from '../../resource-view';
import { Invitation, Points } from './IncomeScreen.styles';
import { MarketList } from './lists';
import { messages } from './messages';

const words = messages.invitation;

export interface IncomeInvitationProps {
  market: Resource<readonly GpuMarket[]>;
  /** Opens 成为合作伙伴. */
  onApply: () => void;
  onRefresh: () => void;
}

/** /console/income for everyone who owns no machines here: what it is, how to join, and the market as it stands (screens B20). */
export function IncomeInvitation({ market, onApply, onRefresh }: IncomeInvitationProps) {
  return (
    <PageBody>
      <PageHead title={messages.title} help={messages.helpGuest} />
      <Invitation aria-labelledby="income-invitation">
        <h2 id="income-invitation">{words.title}</h2>
        <Points>
          {words.points.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
            </li>
          ))}
        </Points>
        <Cluster gap={16} rowGap={8}>
          <Button variant="primary" size="lg" onClick={onApply}>
            {words.apply}
          </Button>
          <Link href={routes.agreements.to({ doc: 'partner' })}>{words.terms}</Link>
        </Cluster>
      </Invitation>
      <Card title={messages.market.title} meta={messages.market.meta} padding="none">
        {market.state === 'error' ? (
          <ReadFailure compact failure={market} title={messages.failed} onRetry={onRefresh} />
        ) : (
          <MarketList
            rows={dataOf(market) ?? []}
            loading={market.state === 'loading'}
            refreshing={market.state === 'ready' && market.refreshing === true}
            skeletonRows={6}
          />
        )}
        {market.state === 'loading' && <SlowHint />}
      </Card>
    </PageBody>
  );
}
