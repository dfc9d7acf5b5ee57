import { bundledLanguages } from 'shiki';
import type { BundledLanguage } from 'shiki';

/** Grammar of a code block's language; undefined for one that isn't highlighted. */
export const grammarOf = (language: string): BundledLanguage | undefined =>
  Object.hasOwn(bundledLanguages, language) ? (language as BundledLanguage) : undefined;

/** Languages that code blocks may name. */
export const codeLanguages: readonly string[] = ['text', ...Object.keys(bundledLanguages)];
