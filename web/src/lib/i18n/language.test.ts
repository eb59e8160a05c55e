import { expect, test } from 'vitest';
import { firstLanguage } from './language';

test('a first visit is in Vietnamese, unless the browser asks for Chinese and no Vietnamese', () => {
  expect(firstLanguage([])).toBe('vi');
  expect(firstLanguage(['en-US', 'en'])).toBe('vi');
  expect(firstLanguage(['en', 'zh-CN'])).toBe('vi');
  expect(firstLanguage(['zh-CN', 'zh', 'en'])).toBe('zh-Hans');
  expect(firstLanguage(['zh-TW', 'vi-VN'])).toBe('vi');
});
