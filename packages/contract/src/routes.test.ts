import { describe, expect, it } from 'vitest';
import { matchRoute, routeList, routes } from './routes';

/** The routes of product §2, parameters written as the router writes them. Addresses are bookmarked and linked to from outside: one comes or goes on purpose. */
const addresses = `
  / /store /login /agreements /unregisterAgreement /verifyAgreement /createInstance /inform /informDetail/:id /dataset /docs /docs/api /docs/:id /software
  /instanceAvailableKvmStore /restartInstance /workOrderAgreement
  /console /console/dashboard /console/instancePlugin/:instanceName /console/reservations /console/accountInfo /console/subAccountInstance
  /console/cloudDisk /console/coupon /console/recharge /console/balanceRefund /console/pay /console/orders /console/orders/:no /console/expenseDetail /console/invoice /console/income /console/safe
  /console/createWorkOrder /console/createWorkOrder/selectQuestion /console/createWorkOrder/submit/:id/:question/:resource_type
  /console/createWorkOrder/myWorkOrderDetail/:id /console/createWorkOrder/myWorkOrder
  /console/verification /console/verification/selectVerification /console/verification/personal /console/verification/bankCardVerify
  /console/verification/enterprise /console/verification/license /console/verification/otherChannel
  /console/terminal/:instanceName
  /console/screen/:instanceName
  /console/port/:instanceName/:inner
  /console/operationLog
  /console/bills
  /console/bills/:month
  /console/projects
  /invite/:token
  /console/exports
  *
`
  .trim()
  .split(/\s+/);

describe('the route table', () => {
  it('answers every address that customers know, and no address comes or goes by accident', () => {
    expect(
      routeList.map((route) => route.path).sort(),
      'Customers bookmark addresses, so the list of them is frozen. A new screen: add its path to `addresses` in this file, its line to packages/app/src/screens.ts, and what it is to docs/spec/screens-and-calls.md. An address that goes leads elsewhere instead (`redirectTo`).',
    ).toEqual([...addresses].sort());
  });

  it('leads from short addresses, and from those that do not exist, to a screen', () => {
    const redirects = routeList
      .filter((route) => route.redirectTo !== null)
      .map((route) => [route.path, route.redirectTo]);
    expect(
      Object.fromEntries(redirects),
      'Where an address leads is frozen, for customers have it bookmarked. A new redirect in routes.ts is added here too.',
    ).toEqual({
      '/': '/store',
      '/console': '/console/dashboard',
      '/console/createWorkOrder': '/console/createWorkOrder/selectQuestion',
      '/console/verification': '/console/verification/selectVerification',
      '*': '/',
    });
  });

  it('redirects only to places that exist', () => {
    for (const { redirectTo } of routeList) if (redirectTo !== null) expect(matchRoute(redirectTo)).toBeDefined();
  });

  it('shows the contact widget only where it is flagged', () => {
    const flagged = routeList.filter((route) => route.contactWidget).map((route) => route.path);
    expect(
      flagged.sort(),
      'Product decides where customer service floats over a page (product §2; decisions 34). Edit this list with `contactWidget` in routes.ts.',
    ).toEqual(['/inform', '/store', '/unregisterAgreement']);
  });

  it('hides the top bar on the login page alone, and lets it through on the market alone', () => {
    expect(routeList.filter((route) => route.topBar === 'hidden').map((route) => route.path)).toEqual(['/login']);
    expect(routeList.filter((route) => route.topBar === 'transparent').map((route) => route.path)).toEqual(['/store']);
  });

  it('lights the market for the store and the order form, the console for everything a customer owns', () => {
    expect(
      routeList
        .filter((route) => route.menu === 'store')
        .map((route) => route.path)
        .sort(),
    ).toEqual(['/createInstance', '/store']);
    for (const path of ['/instanceAvailableKvmStore', '/restartInstance', '/workOrderAgreement', '/console/safe'])
      expect(matchRoute(path)?.menu).toBe('console');
  });

  it('keeps visitors out of every path that holds the word console', () => {
    for (const route of routeList) {
      expect(route.area === 'console').toBe(route.path.includes('console'));
      if (route.area === 'console') expect(route.allowed).not.toContain('visitor');
    }
  });

  it('keeps orders, payment and verification from sub-accounts', () => {
    for (const path of ['/console/orders', '/console/recharge', '/console/pay', '/console/verification/personal']) {
      expect(matchRoute(path)?.allowed).toEqual(['main']);
    }
  });

  it('builds addresses with parameters and a query, encoded', () => {
    expect(routes.informDetail.to({ id: 7 })).toBe('/informDetail/7');
    expect(routes.submitWorkOrder.to({ id: 3, question: '无法 连接/SSH', resource_type: 'kvm' })).toBe(
      '/console/createWorkOrder/submit/3/%E6%97%A0%E6%B3%95%20%E8%BF%9E%E6%8E%A5%2FSSH/kvm',
    );
    expect(routes.createInstance.to({ gpu_type: 'RTX 4090', gpu_num: 2, district: undefined })).toBe(
      '/createInstance?gpu_type=RTX%204090&gpu_num=2',
    );
    expect(routes.instancePlugin.to({ instanceName: 'kvm-1' }, { tab: 'cost' })).toBe(
      '/console/instancePlugin/kvm-1?tab=cost',
    );
  });

  it('finds the route of an address', () => {
    expect(matchRoute('/')?.key).toBe('root');
    expect(matchRoute('/docs/12')?.key).toBe('docsDetail');
    expect(matchRoute('/docs/api')?.key).toBe('apiReference');
    expect(matchRoute('/console/pay/')?.key).toBe('pay');
    expect(matchRoute('/nowhere')).toBeUndefined();
  });
});
