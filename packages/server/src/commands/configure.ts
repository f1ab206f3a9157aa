import { defineBrand } from '@compute-market/contract/brand';
import { TRANSPORT_BASE } from '@compute-market/contract/envelope';
import { parseArgs } from 'node:util';
import { readBrand, StartupError } from '../config';
import { sitePathRule } from '../config/variables';
import { packageFile } from '../platform/package-file';
import { writeStaticSite } from '../site/static-site';
import { runCommand } from './command';

const usage =
  '用法：npm run configure -- --out <目录> [--path /compute] [--api https://api.example.com/api] [--third-party https://api.example.com/third-party] [--brand brand.json] [--demo]';
/** A path of the site's own origin, or an address of the web; nothing behind it. */
const baseRule = /^(?:\/[\w./-]*\w|https?:\/\/[^\s?#"<>\\]*[^\s?#"<>\\/])$/;

const options = {
  out: { type: 'string' },
  from: { type: 'string' },
  path: { type: 'string' },
  api: { type: 'string' },
  'third-party': { type: 'string' },
  brand: { type: 'string' },
  demo: { type: 'boolean' },
} as const;

function readArguments() {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch (cause) {
    throw new StartupError(usage, { cause });
  }
}

/** An address that calls are sent below; `name` is the option that gave it. */
function baseOf(name: string, given: string): string {
  if (baseRule.test(given)) return given;
  throw new StartupError(`--${name} 应为以 / 开头的路径或 http(s) 网址，且不以 / 结尾。${usage}`);
}

// oxlint-disable-next-line typescript/require-await -- a command is a promise, and this one has nothing to wait for
await runCommand(async () => {
  const given = readArguments();
  const { out, path: basePath = '' } = given;
  if (out === undefined) throw new StartupError(usage);
  if (basePath !== '' && !sitePathRule.test(basePath))
    throw new StartupError(`--path 应以 / 开头、不以 / 结尾，例如 /compute。${usage}`);
  writeStaticSite(given.from ?? packageFile('../app/dist'), out, {
    basePath,
    api: {
      main: baseOf('api', given.api ?? TRANSPORT_BASE['main-json']),
      thirdParty: baseOf('third-party', given['third-party'] ?? TRANSPORT_BASE['third-party']),
    },
    demo: given.demo ?? false,
    brand: given.brand === undefined ? defineBrand() : readBrand(given.brand),
  });
  process.stdout.write(`已写入 ${out}：public 为网站文件，headers.json 与 headers.conf 为每个应答的响应头。\n`);
});
