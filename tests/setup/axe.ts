import type { AxeBuilder } from '@axe-core/playwright';

/** The types of axe know nothing of `checks`, which its API does. */
type Options = Parameters<AxeBuilder['options']>[0] & { checks?: Record<string, { options: object }> };

/** What stories, pages and dialogs are read by: every rule that axe has for WCAG 2 A and AA, and its best practice. */
export const axeOptions: Options = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
  // What is opened over the page is in no part of it: axe knows that of dialogs, not of menus.
  checks: {
    region: { options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], svg, [data-base-ui-portal]' } },
  },
};

/** Rules about a page as a whole. They say nothing about a component that stands alone in its story. */
const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** Under 界面, where whole screens are, these are parts of one. */
const parts =
  /^界面\/(框架\/|账号\/(ApiKeys|Invitations|LoginDevices|Passkeys|SshKeys|SubAccounts) |认证\/CardCropDialog )/;

/** The rules a story is read by: all of them where it shows a whole screen. */
export const rulesOfStory = (title: string): Options['rules'] =>
  title.startsWith('界面/') && !parts.test(title)
    ? axeOptions.rules
    : { ...axeOptions.rules, ...Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])) };
