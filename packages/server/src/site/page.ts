import { defaultBrand } from '@compute-market/contract/brand';
import { DRAWN_ELEMENT, DRAWN_STYLE, SCRIPTS_ELEMENT } from '@compute-market/contract/drawn-page';
import {
  CONFIGURATION_ELEMENT,
  type GivenConfiguration,
  type SiteConfiguration,
} from '@compute-market/contract/site-configuration';
import type { DrawnPage } from './drawing';

/** The element as it is built: nothing in it. */
const emptyElement = new RegExp(`(<script [^>]*\\bid="${CONFIGURATION_ELEMENT}"[^>]*>)\\{\\}(?=</script>)`);
/** Addresses in the page that start at the root of the site. */
const ownAddress = /\b(href|src)="\/(?!\/)/g;

const asText = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** No end tag can be read in it, whatever the operator wrote. */
const asJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const scriptAhead = (address: string, priority = ''): string =>
  `<link rel="modulepreload" href="${address}"${priority}>`;

/** Where the app stands. */
const appPlace = '<div id="root">';
/** Scripts of the page, and what asks for them ahead. */
const scriptFile = /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;
/** Who it was not drawn for never sees it. */
const forOthers = `[data-drawn-for-others] #${DRAWN_ELEMENT}{display:none}`;

/** What the page carries is what differs from the build: the brand as it was given, so that its files are put under the path once. */
export type PageConfiguration = GivenConfiguration & Pick<SiteConfiguration, 'basePath' | 'brand'>;

/** The built page as it is published: the configuration in it, its files under the path, the product's name in its title, and the scripts its screen will ask for. Throws when the build has no place for it. */
export function fillPage(built: string, configuration: PageConfiguration, scripts: readonly string[] = []): string {
  const { basePath, brand } = configuration;
  if (!emptyElement.test(built)) throw new Error('the page has no place for a configuration');
  return built
    .replace('</head>', () => scripts.map((file) => scriptAhead(`/${file}`)).join('') + '</head>')
    .replaceAll(defaultBrand.name, () => asText(brand.name))
    .replace(ownAddress, (_match, name: string) => `${name}="${basePath}/`)
    .replace(emptyElement, (_match, opening: string) => opening + asJson(configuration));
}

/**
 * The page with what is seen first standing before the app, which is inert until it takes the place over (ADR 16). The libraries, which its last own script imports,
 * are asked for ahead, and do not run; all wait in a template until the guard lets them come. `nonce` lets its style and its guard by.
 */
export function withDrawing(page: string, { html, css, guard }: DrawnPage, nonce: string): string {
  const scripts = [...page.matchAll(scriptFile)];
  const own = scripts.flatMap(([, address]) => address ?? []);
  const ahead = own.slice(0, -1).map((address) => scriptAhead(address, ' fetchpriority="low"'));
  const held = `<template id="${SCRIPTS_ELEMENT}">${scripts.map(([found]) => found).join('')}</template>`;
  const style = `<style id="${DRAWN_STYLE}" nonce="${nonce}">${forOthers}${css}</style>`;
  const drawn = `<script nonce="${nonce}">${guard}</script><div id="${DRAWN_ELEMENT}">${html}</div>`;
  return page
    .replace(scriptFile, '')
    .replace('</head>', () => `${ahead.join('')}${style}${held}</head>`)
    .replace(appPlace, () => `${drawn}${appPlace.replace('>', ' inert>')}`);
}
