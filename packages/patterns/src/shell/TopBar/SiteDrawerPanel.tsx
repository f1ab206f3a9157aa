import { Drawer } from '@compute-market/components/drawer';
import { LinkButton } from '@compute-market/components/link-button';
import { useAnchor } from '@compute-market/components/link-provider';
import { SideNav } from '@compute-market/components/side-nav';
import { litEntryOf } from '@compute-market/contract/navigation';
import { routes } from '@compute-market/contract/routes';
import { useState } from 'react';
import { consoleGroups } from '../ConsoleFrame/console-groups';
import { serviceHref } from '../ContactWidget/service-href';
import { useTakenFocus, type MenuSeed } from '../DeferredMenu';
import { closeAfterLink } from './close-after-link';
import { topBarMessages as messages } from './messages';
import { DrawerTrigger } from './DrawerTrigger';
import type { SiteDrawerProps } from './SiteDrawer';
import { Actions, Group, Place, Section, Theme } from './SiteDrawer.styles';
import { SitePlaces } from './SitePlaces';

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
  const anchor = useAnchor();
  const isCustomer = viewer.role === 'main' || viewer.role === 'sub';
  return (
    <>
      <DrawerTrigger ref={trigger} aria-expanded={open} onClick={() => setOpen(true)} />
      <Drawer
        side="left"
        title={brand.name}
        open={open}
        onOpenChange={setOpen}
        onClick={closeAfterLink(() => setOpen(false))}
      >
        <Group as="nav" aria-label={messages.navigation}>
          <SitePlaces brand={brand} menu={menu} place={Place} store={routes.root.to()} />
        </Group>
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
            <Place as={anchor} href={serviceHref(brand)}>
              {messages.service}
            </Place>
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
