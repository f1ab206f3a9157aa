// What oxlint cannot say: the rules of hooks and of React's compiler, and our own rules of syntax. Types are oxlint's (.oxlintrc.json).
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

const literalStyle = /#[0-9a-fA-F]{3,8}\b(?![^(]*\))|\brgba?\(|\bz-index:\s*\d/.source;

export default [
  { ignores: ['**/dist/**', '**/generated/**', 'storybook-static/**', '**/node_modules/**', '**/*.{js,mjs,cjs}'] },
  {
    files: ['packages/{components,patterns,app}/src/**/*.{ts,tsx}'],
    languageOptions: { parser: ts.parser },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
  { files: ['packages/{components,patterns,app}/src/**/{*.tsx,use*.ts}'], ...reactHooks.configs.flat.recommended },
  {
    // Colours and z-index come from tokens; a literal in a style is a defect.
    files: ['packages/{components,patterns,app}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `TaggedTemplateExpression TemplateElement[value.raw=/${literalStyle}/]`,
          message: 'Use a token: no literal colour or z-index in styles.',
        },
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'HTML goes through SafeHtml only.' },
      ],
    },
  },
];
