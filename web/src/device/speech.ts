/** Speech synthesis with local voices only, so that no text leaves the device. */
function findLocalVoice(language: string): SpeechSynthesisVoice | undefined {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  return voices.find(
    (voice) => voice.localService && voice.lang.toLowerCase().startsWith(language),
  );
}

export function speak(text: string, language: string) {
  const voice = findLocalVoice(language);
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

/** `auto` means on for a shared device or screen, if the table's settings allow it. */
export function isVoiceOn(wish: "auto" | "on" | "off", tableWants: boolean, shared: boolean) {
  return wish === "on" || (wish === "auto" && tableWants && shared);
}
