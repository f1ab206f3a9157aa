import { TopProgress } from '@compute-market/components/top-progress';
import { useSnapshot } from 'valtio';
import { progress } from '../../state/progress';

/** The bar while a navigation is under way (product §2). */
export function PageProgress() {
  return <TopProgress active={useSnapshot(progress).active} />;
}
