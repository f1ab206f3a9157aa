import { viewerOf, type Viewer } from '@compute-market/patterns/viewer';
import { useSnapshot } from 'valtio';
import { session } from '../../state/session';
import { user } from '../../state/user';
import { verification } from '../../state/verification';

/** Who looks at the page, from the stores. */
export function useViewer(): Viewer {
  const { token } = useSnapshot(session);
  const { info, vip } = useSnapshot(user);
  const { records } = useSnapshot(verification);
  return viewerOf({ hasSession: token !== null, user: info, vip, verifications: records });
}
