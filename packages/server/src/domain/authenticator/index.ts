import type { Implementation } from '../../http/handler';
import { bindingCalls } from './bind';
import { changeCalls } from './change';
import { logInByAuthenticator } from './login';

/** An authenticator beside the text message (decisions 119). */
export const implementations: Implementation[] = [...bindingCalls, ...changeCalls, logInByAuthenticator];
