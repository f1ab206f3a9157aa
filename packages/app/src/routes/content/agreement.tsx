import { LinkButton } from '@compute-market/components/link-button';
import { matchRoute, routes, type RouteKey } from '@compute-market/contract/routes';
import { AgreementScreen } from '@compute-market/patterns/content/AgreementScreen';
import type { ReactNode } from 'react';
import { useLoaderData, useLocation, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { draftOwner } from '../../drafts/kept-draft';
import { ownPath } from '../../navigation/own-path';
import { user } from '../../state/user';
import { settle, useResult } from '../result';
import { rememberAgreed } from '../work-order/agreed';
import { agreementNamed, readAgreement } from './agreement-data';
import { contentRouteMessages as messages } from './messages';

/** Routes that stand for one agreement. */
const own: Partial<Record<RouteKey, string>> = {
  unregisterAgreement: 'unregister',
  verifyAgreement: 'verify',
  workOrderAgreement: 'workOrder',
};

/** Who goes on from here is not asked again when sending a ticket. */
const rememberAgreement = () => user.info !== null && rememberAgreed(draftOwner(user.info));

/** What follows reading (screens B4). */
const feet: Partial<Record<RouteKey, ReactNode>> = {
  unregisterAgreement: (
    <LinkButton variant="outline" href={routes.account.to()}>
      {messages.backToAccount}
    </LinkButton>
  ),
  workOrderAgreement: (
    <LinkButton variant="primary" href={routes.selectQuestion.to()} onClick={rememberAgreement}>
      {messages.agreeAndGoOn}
    </LinkButton>
  ),
};

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(url);
  const name = own[matchRoute(ownPath(pathname))?.key ?? 'agreements'] ?? agreementNamed(searchParams.get('doc'));
  return { name, agreement: settle(readAgreement(name, searchParams.get('version'), signal)) };
}

export function Component() {
  const { name, agreement } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const route = matchRoute(pathname);
  return (
    <AgreementScreen
      agreement={useResult(agreement)}
      title={route?.title}
      framed={route?.menu === 'console'}
      versionHref={({ version }) =>
        route?.key === 'agreements'
          ? routes.agreements.to({ doc: name, version })
          : `${pathname}?version=${encodeURIComponent(version)}`
      }
      foot={route && feet[route.key]}
      onPrint={() => window.print()}
      onRetry={() => void revalidate()}
    />
  );
}
