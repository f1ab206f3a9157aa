import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

const literalStyle = /#[0-9a-fA-F]{3,8}\b(?![^(]*\))|\brgba?\(|\bz-index:\s*\d/.source;

export default ts.config(
  { ignores: ['**/dist/**', '**/generated/**', 'storybook-static/**', '**/node_modules/**'] },
  {
    files: ['packages/*/src/**/*.{ts,tsx}', 'packages/server/test/**/*.ts', 'tests/**/*.ts'],
    extends: [...ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  { files: ['packages/{components,patterns,app}/src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
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
);
