// Empty: see src/components/document/FirstPart.tsx.
