//! `bindgen MODULE.wasm FOLDER`: writes the JavaScript and TypeScript side of a module that
//! was compiled with wasm-bindgen, for browsers that load it as an ES module.

use std::{env, process::ExitCode};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let (Some(module), Some(folder), None) = (args.next(), args.next(), args.next()) else {
        eprintln!("usage: bindgen MODULE.wasm FOLDER");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    let written = bindgen
        .input_path(module)
        .typescript(true)
        // The module finds its .wasm beside itself, where bundlers see it.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindgen: {error:?}");
            ExitCode::FAILURE
        }
    }
}
