import { Link } from '@compute-market/components/link';
import { routes } from '@compute-market/contract/routes';
import { mayDo, type Viewer } from '../../viewer';
import { messages } from './messages';

/** From what is spent now to what was charged this month, for who may read it (decisions 126, 142). */
export const CostsLink = ({ viewer }: { readonly viewer: Viewer }) =>
  mayDo(viewer, 'bill') ? <Link href={routes.expenseDetail.to()}>{messages.overview.costs}</Link> : null;
