import { Drawer } from '@compute-market/components/drawer';
import { ExternalLinkIcon } from '@compute-market/components/icons';
import { LinkButton } from '@compute-market/components/link-button';
import { useAnchor } from '@compute-market/components/link-provider';
import { SideNav } from '@compute-market/components/side-nav';
import { litEntryOf } from '@compute-market/contract/navigation';
import { routes } from '@compute-market/contract/routes';
import { useState, type MouseEvent } from 'react';
import { consoleGroups } from '../ConsoleFrame/console-groups';
import { serviceHref } from '../ContactWidget/service-href';
import { useTakenFocus, type MenuSeed } from '../DeferredMenu';
import { topBarMessages as messages } from './messages';
import { DrawerTrigger } from './DrawerTrigger';
import type { SiteDrawerProps } from './SiteDrawer';
import { Actions, Group, Place, Section, Theme } from './SiteDrawer.styles';

function Places({ brand, menu }: Pick<SiteDrawerProps, 'brand' | 'menu'>) {
  const anchor = useAnchor();
  return (
    <Group as="nav" aria-label={messages.navigation}>
      <Place as={anchor} href={routes.root.to()} aria-current={menu === 'store' ? 'true' : undefined}>
        {messages.store}
      </Place>
      <Place as={anchor} href={routes.console.to()} aria-current={menu === 'console' ? 'true' : undefined}>
        {messages.console}
      </Place>
      <Place
        href={brand.docsUrl || routes.docs.to()}
        target="_blank"
        rel="noreferrer"
        aria-current={menu === 'docs' ? 'true' : undefined}
      >
        {messages.docs}
        <ExternalLinkIcon size={14} />
      </Place>
    </Group>
  );
}

/** Market, console and documents; inside the console its navigation; customer service, the theme, and for visitors the login (product §2; decisions 27). */
export function SiteDrawerPanel({
  brand,
  viewer,
  menu,
  screen,
  from,
  unreadWorkOrder,
  returnTo,
  themeChoice,
  defaultOpen,
  takesFocus,
}: SiteDrawerProps & MenuSeed) {
  const [open, setOpen] = useState(defaultOpen);
  const trigger = useTakenFocus<HTMLButtonElement>(takesFocus && !defaultOpen);
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) setOpen(false);
  };
  const isCustomer = viewer.role === 'main' || viewer.role === 'sub';
  return (
    <>
      <DrawerTrigger ref={trigger} aria-expanded={open} onClick={() => setOpen(true)} />
      <Drawer side="left" title={brand.name} open={open} onOpenChange={setOpen} onClick={closeAfterLink}>
        <Places brand={brand} menu={menu} />
        {isCustomer && menu === 'console' && (
          <Section>
            <SideNav
              inDrawer
              label={messages.console}
              groups={consoleGroups(viewer, screen && litEntryOf(screen, from), unreadWorkOrder)}
            />
          </Section>
        )}
        <Section>
          <Group>
            <Place href={serviceHref(brand)}>{messages.service}</Place>
          </Group>
        </Section>
        {themeChoice && (
          <Section>
            <Theme>{themeChoice}</Theme>
          </Section>
        )}
        {viewer.role === 'visitor' && (
          <Actions>
            <LinkButton block size="xl" variant="primary" href={routes.login.to({ page: 'login', redirect: returnTo })}>
              {messages.login}
            </LinkButton>
            <LinkButton block size="xl" href={routes.login.to({ page: 'register', redirect: returnTo })}>
              {messages.register}
            </LinkButton>
          </Actions>
        )}
      </Drawer>
    </>
  );
}
