/** What the page shows: three ways to log in, two to register, and the reset of a password (screens B3). */
export type LoginView = 'account' | 'sub' | 'wechat' | 'personal' | 'company' | 'reset';
export type LoginPage = 'login' | 'register';

export const waysOf: Readonly<Record<LoginPage, readonly Exclude<LoginView, 'reset'>[]>> = {
  login: ['account', 'sub', 'wechat'],
  register: ['personal', 'company'],
};

export const pageOf = (view: LoginView): LoginPage =>
  view === 'personal' || view === 'company' ? 'register' : 'login';

const isView = (text: string | null): text is LoginView =>
  text === 'reset' || [...waysOf.login, ...waysOf.register].some((way) => way === text);

/** The view that an address asks for: `page` is the specification's (product §2), `way` is ours and yields to it. */
export function viewOf(page: string | null, way: string | null): LoginView {
  const wanted: LoginPage = page === 'register' ? 'register' : 'login';
  if (isView(way) && pageOf(way) === wanted) return way;
  return wanted === 'register' ? 'personal' : 'account';
}
