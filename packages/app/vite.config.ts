import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstCode } from './build/first-code.ts';
import { firstPaint } from './build/first-paint.ts';
import { screenFiles } from './build/screen-files.ts';
import { sharedCode } from './build/shared-code.ts';
import { wireOnly } from './build/wire-only.ts';

const modules = (names: string) => new RegExp(`node_modules[\\\\/](${names})[\\\\/]`);
const sources = (...paths: string[]) => new RegExp(`[\\\\/](?:${paths.join('|').replaceAll('/', '[\\\\/]')})`);
/** Chunks that are asked for together with what needs them: the parts of most screens, and libraries that only some screens need. */
const ahead = /assets\/(?:parts|form-parts|console|shared|base-ui|forms|schemas)-/;
/** React Router's package names its development build alone; the one for production lies beside it, with the same exports. */
const routerFolder = path.dirname(createRequire(import.meta.url).resolve('react-router'));
const productionRouter = [
  { find: /^react-router$/, replacement: path.join(routerFolder, '../production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(routerFolder, '../production/dom-export.mjs') },
];
const server = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [firstPaint(), wireOnly(), react(), screenFiles()],
  resolve: {
    conditions: ['@compute-market/source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'styled-components'],
    alias: command === 'build' ? productionRouter : [],
  },
  // Files of one another are found from where they stand themselves, so that the site can stand under any path; only the page names them from
  // the root, and is filled with the path where it is published (decisions 75).
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  // The server writes a fresh nonce over this word in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: 5173,
    proxy: { '/api': { target: server, ws: true }, '/third-party': server, '/sandbox': server, '/files': server },
  },
  build: {
    target: 'es2022',
    manifest: true,
    // The names of all chunks would be a good part of the first load: what a click asks for brings its own, and only the large or common ones are worth asking for ahead.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => ahead.test(file)),
    },
    chunkSizeWarningLimit: 200,
    // Vite inlines small assets as data: addresses, which the font policy refuses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: modules(
                'react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|styled-components|stylis|@emotion',
              ),
              priority: 30,
            },
            { name: 'forms', test: modules('react-hook-form|@hookform'), priority: 20 },
            {
              name: 'base-ui',
              test: /node_modules[\\/](?:@base-ui[\\/](?!react[\\/](?:combobox|toolbar)[\\/])|@floating-ui|tabbable|reselect|use-sync-external-store)/,
              priority: 20,
            },
            // What is typed in to choose: no screen begins with it.
            { name: 'base-ui-combobox', test: modules('@base-ui'), priority: 19 },
            // The first load has a budget of requests, so code is put together by what it is: what stands around every page, the parts that
            // several screens are made of, a screen. A group takes all that it imports and no group before it has taken.
            {
              name: 'site',
              test: sources('app/src/main\\.tsx$', 'components/src/icons/InfoIcon\\.tsx$'),
              priority: 15,
            },
            {
              name: 'parts',
              test: sources(
                'app/src/routes/result\\.ts$',
                'app/src/flows/use(?:SingleFlight|CouponClaim)\\.ts$',
                'components/src/(?:actions/(?:Button|Link)|commerce/(?:DieGlyph|StockBadge|TickGauge)|data/(?:Dash|Price)|foundation/useMediaQuery|inputs/(?:Checkbox|Segmented)|navigation/NavTabs)/',
                'components/src/icons/FilterIcon\\.tsx$',
                'contract/src/calls/(?:coupon|market)\\.ts$',
                'contract/src/rules/(?:discount|time)\\.ts$',
                'patterns/src/(?:list-query|listings|resource)/',
                'patterns/src/(?:viewer/buyer|slow-hint/useSlow)\\.ts$',
              ),
              priority: 12,
            },
            { name: 'store', test: sources('app/src/routes/store/store\\.tsx$'), priority: 10 },
            // The same of what comes once a screen can be used, with the map of the other screens.
            {
              name: 'later-parts',
              test: sources(
                'app/src/(?:screens|navigation/main-accounts)\\.tsx?$',
                'components/src/(?:actions/(?:CopyButton|IconButton)|commerce/DieDrawing|data/Time|foundation/isOfInputMethod|feedback/(?:Alert|EmptyState|ErrorState|Tag)|inputs/(?:CheckboxField|Chips|Field|Select|TextField)|layout)/',
                'components/src/inputs/half-width\\.ts$',
                'components/src/icons/(?:Archive|Check|ChevronDown|ChevronRight|CircleAlert|Close|Coins|Eye|EyeOff|Minus|Search|TicketPercent|Zap)Icon\\.tsx$',
                'contract/src/(?:errors|rules/coupon)\\.ts$',
                'patterns/src/coupon-words/',
              ),
              priority: 8,
            },
            { name: 'moment', test: sources('contract/src/rules/moment\\.ts$'), priority: 7 },
            {
              name: 'site-deferred',
              test: sources(
                'app/src/routes/shell/deferred\\.ts$',
                'components/src/icons/(?:Megaphone|Pause|Play)Icon\\.tsx$',
              ),
              priority: 6,
            },
            { name: 'store-deferred', test: sources('patterns/src/store/StoreScreen/deferred\\.ts$'), priority: 5 },
            // A form without menus and dialogs, such as the login.
            {
              name: 'form-parts',
              test: sources(
                'app/src/(?:api/content|forms/(?:useSentForm|useSubmission|account/use(?:CodeRequest|SmsCode)))\\.ts$',
                'app/src/routes/(?:account/messages|content/(?:agreement-data|messages|useTerms))\\.ts$',
                'components/src/inputs/(?:CodeField|PasswordField|PhoneField)/',
                'contract/src/(?:entities/(?:account-fields|time)|forms/(?:login-form|new-password|register-form))\\.ts$',
                'patterns/src/agreement-tick/',
                'patterns/src/account/LoginScreen/(?:forms/FormFrame|parts/(?:Agreement|NewPassword|PhoneAndCode|Ways(?:\\.styles)?))\\.tsx?$',
                'patterns/src/form-dialog/form-fields\\.ts$',
              ),
              priority: 4,
            },
            // The further way in, which comes when the login can be used.
            {
              name: 'passkey-login',
              test: sources('app/src/(?:routes/account/PasskeyLogin\\.tsx|flows/passkey-hindrance\\.ts)$'),
              priority: 4,
            },
            // What the console's home has in common with other screens.
            {
              name: firstCode('console', ['routes/shell/ConsoleLayout.tsx', 'routes/instance/dashboard.tsx']),
              debugName: 'console',
              minShareCount: 2,
              priority: 4,
            },
            // What several screens have in common, in two chunks instead of a hundred: with what opens over the page, and without.
            { name: sharedCode('shared', { overlays: false }), debugName: 'shared', minShareCount: 5, priority: 3 },
            {
              name: sharedCode('shared-overlays', { overlays: true }),
              debugName: 'shared-overlays',
              minShareCount: 5,
              priority: 2,
            },
          ],
        },
      },
    },
  },
}));
