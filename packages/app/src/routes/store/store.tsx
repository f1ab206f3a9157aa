import { lazyPiece } from '@compute-market/components/lazy-piece';
import type { BareMetalModel } from '@compute-market/contract/entities/bare-metal';
import { routes } from '@compute-market/contract/routes';
import { storeQuery, StoreScreen } from '@compute-market/patterns/store/StoreScreen';
import { buyerOf } from '@compute-market/patterns/viewer';
import { Suspense, useCallback, useState } from 'react';
import {
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { configuration } from '../../configuration';
import { useCouponClaim } from '../../flows/useCouponClaim';
import { serverNow } from '../../state/clock';
import { firstScreenStands } from '../../state/first-screen';
import { siteOrigin } from '../../surroundings';
import { existing, settle, useResult, type Result } from '../result';
import { useViewer } from '../shell/useViewer';
import {
  readBareMetals,
  readCoupons,
  readHosts,
  readOptions,
  readPrices,
  readPromotion,
  readStock,
  readStockNotices,
} from './store-data';
import { useStockNotices } from './useStockNotices';
import { useStoreQuery } from './useStoreQuery';

const Reservation = lazyPiece(() => import('./Reservation'));
const never: Promise<Result<never>> = new Promise(() => undefined);
const viewOf = ({ searchParams }: URL) => {
  const { type, by } = storeQuery.read(searchParams);
  return { type, by: type === 'metal' ? 'model' : by };
};

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const { type, by } = viewOf(new URL(url));
  const options = { signal };
  return {
    promotion: settle(readPromotion(options)),
    coupons: settle(readCoupons(options)),
    options: settle(readOptions(options)),
    prices: settle(readPrices(options)),
    stock: settle(readStock(type, options)),
    notices: settle(readStockNotices(options)),
    hosts: by === 'host' ? settle(readHosts(type, options)) : never,
    bareMetals: type === 'metal' ? settle(readBareMetals(options)) : never,
  };
}

/** Filters work on what is there already: only another kind of machine, the other view, or a wish to try again, asks the server. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  const [current, next] = [viewOf(currentUrl), viewOf(nextUrl)];
  return current.type !== next.type || current.by !== next.by;
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();
  const viewer = useViewer();
  const [query, onQueryChange] = useStoreQuery();
  const [reserved, setReserved] = useState<BareMetalModel | null>(null);

  const { noticeOf, onNotice } = useStockNotices(query.type === 'docker' ? 'docker' : 'kvm', useResult(data.notices));

  const loginFor = useCallback(
    (redirect: string) => void navigate(routes.login.to({ page: 'login', redirect })),
    [navigate],
  );
  const login = useCallback(() => loginFor(location.pathname + location.search), [loginFor, location]);
  const isVisitor = viewer.role === 'visitor';
  const onRetry = useCallback(() => void revalidate(), [revalidate]);
  const onReserve = useCallback(
    (model: BareMetalModel) => (isVisitor ? login() : setReserved(model)),
    [isVisitor, login],
  );

  const [claiming, claim] = useCouponClaim(revalidate);

  return (
    <>
      <StoreScreen
        query={query}
        onQueryChange={onQueryChange}
        visitor={buyerOf(viewer)}
        stock={useResult(data.stock)}
        options={useResult(data.options)}
        prices={useResult(data.prices)}
        promotion={useResult(data.promotion)}
        coupons={existing(useResult(data.coupons))}
        couponActions={{ claiming, onClaim: claim, onLogin: isVisitor ? login : undefined }}
        noticeOf={(gpuType) => (isVisitor ? 'off' : noticeOf(gpuType))}
        // A visitor comes back to the card that was pressed.
        onNotice={(gpuType, wanted) =>
          isVisitor
            ? loginFor(routes.store.to(storeQuery.parameters({ ...query, gpuTypes: [gpuType] })))
            : onNotice(gpuType, wanted)
        }
        hosts={useResult(data.hosts)}
        bareMetals={useResult(data.bareMetals)}
        onReserve={onReserve}
        onRetry={onRetry}
        onStanding={firstScreenStands}
        origin={siteOrigin() + configuration.basePath}
        now={serverNow()}
      />
      {reserved !== null && viewer.role === 'main' && (
        <Suspense fallback={null}>
          <Reservation model={reserved} user={viewer.user} onClose={() => setReserved(null)} />
        </Suspense>
      )}
    </>
  );
}
