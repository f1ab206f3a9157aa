import { Alert } from '@compute-market/components/alert';
import { ChevronRightIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { useAnchor } from '@compute-market/components/link-provider';
import { NavTabs } from '@compute-market/components/nav-tabs';
import { Text } from '@compute-market/components/text';
import type { Brand } from '@compute-market/contract/brand';
import { routes } from '@compute-market/contract/routes';
import { Stack } from '@compute-market/components/stack';
import type { ReactNode } from 'react';
import { LoginPoints } from './LoginPoints';
import { pageOf, waysOf, type LoginPage, type LoginView } from './login-view';
import { Column, Foot, Home, Other, Root, Side, Switch } from './LoginScreen.styles';
import { Agreements } from '../../agreement-tick/Agreements';
import { loginMessages as messages } from './messages';

export interface LoginScreenProps {
  brand: Brand;
  view: LoginView;
  /** The address of a view on this page; it keeps the way back. */
  addressOf: (view: LoginView) => string;
  /** A second step stands in the view's place: no other way in is offered in the middle of it. */
  step?: boolean;
  /** A page waits behind the login; `lost` when it was left because the session had ended. */
  returns: 'page' | 'lost' | null;
  /** A chat account waits to be bound to whoever logs in. */
  binds?: boolean;
  /** The view itself: one of the forms or the WeChat code. */
  children: ReactNode;
}

const firstOf: Record<LoginPage, LoginView> = { login: 'account', register: 'personal' };

const Heading = ({ page }: { page: keyof typeof messages.pages }) => (
  <Text as="h1" size="switch" tone="strong">
    {messages.pages[page]}
  </Text>
);

/** 登录 and 注册 as words; the one that is shown is the heading. */
function PageSwitch({ view, addressOf }: Pick<LoginScreenProps, 'view' | 'addressOf'>) {
  const anchor = useAnchor();
  const page = pageOf(view);
  return (
    <Switch as="nav" aria-label={messages.switch}>
      {(['login', 'register'] as const).map((each) =>
        each === page ? (
          <Heading key={each} page={each} />
        ) : (
          <Other key={each} as={anchor} href={addressOf(firstOf[each])}>
            {messages.pages[each]}
          </Other>
        ),
      )}
    </Switch>
  );
}

/** The login page: what the product is on the left, the ways in on the right (product §2; screens B3). */
export function LoginScreen({
  brand,
  view,
  addressOf,
  step = false,
  returns,
  binds = false,
  children,
}: LoginScreenProps) {
  const page = pageOf(view);
  const alone = step ? 'step' : view === 'reset' && view;
  return (
    <Root>
      <LoginPoints brand={brand} />
      <Side id="main" tabIndex={-1}>
        <Home>
          <Link tone="quiet" href={routes.store.to()}>
            {messages.home(brand.name)}
            <ChevronRightIcon size={14} />
          </Link>
        </Home>
        <Column data-page={page}>
          {alone ? (
            <Switch>
              <Heading page={alone} />
            </Switch>
          ) : (
            <>
              <PageSwitch view={view} addressOf={addressOf} />
              <NavTabs
                label={messages.pages[page]}
                items={waysOf[page].map((way) => ({
                  href: addressOf(way),
                  label: messages.ways[way],
                  current: way === view,
                }))}
              />
            </>
          )}
          {returns && (
            <Stack spaceAbove={16}>
              <Alert tone={returns === 'lost' ? 'warn' : 'info'}>{messages.returns[returns]}</Alert>
            </Stack>
          )}
          {binds && (
            <Stack spaceAbove={16}>
              <Alert tone="info">{messages.binds}</Alert>
            </Stack>
          )}
          {children}
        </Column>
        {page === 'login' && view !== 'reset' && (
          <Foot>
            {messages.agreed}
            <Agreements />
          </Foot>
        )}
      </Side>
    </Root>
  );
}
