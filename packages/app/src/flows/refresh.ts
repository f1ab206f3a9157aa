import { refreshUser, refreshVip } from './account';
import { refreshVerifications } from './service';

/** Reads what the top bar tells of an account, but the unread flag, which every navigation reads. Ends once it is known who is logged in; a visitor asks for nothing (decisions 6). */
export async function refreshAccount() {
  void refreshVip();
  await refreshUser();
  void refreshVerifications();
}
